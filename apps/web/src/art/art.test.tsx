import { Cover } from '@turnout/art/cover.tsx'
import { EventCover } from '@turnout/art/event-cover.tsx'
import { Wordmark } from '@turnout/art/wordmark.tsx'
import { INTERESTS } from '@turnout/rules/words'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Arrival, ArrivalsScene } from './arrivals-scene.tsx'
import { Awning } from './awning.tsx'
import { Bib } from './bib.tsx'
import { BibOnPeg } from './bib-on-peg.tsx'
import { Coin } from './coin.tsx'
import { EmptyGround } from './empty-ground.tsx'
import { EventsScene } from './events-scene.tsx'
import { MarketScene } from './market-scene.tsx'
import { MatchScene } from './match-scene.tsx'
import { PitchPanel } from './pitch-panel.tsx'
import { SportTile } from './sport-tile.tsx'
import { SymbolMark } from './symbol-mark.tsx'

/** Hidden: markup that is only read need not be painted. */
async function draw(picture: ReactNode): Promise<Element> {
  const container = document.body.appendChild(document.createElement('div'))
  container.hidden = true
  await render(picture, { container })
  return container
}
/** Without the ids, which no two pictures share. */
const markup = async (picture: ReactNode): Promise<string> =>
  (await draw(picture)).innerHTML.replaceAll(/_r_\w+_/g, '')

const crowd = (count: number): Arrival[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `player-${index}`,
    name: `Player ${index}`,
    team: null,
  }))

const count = (picture: Element, selector: string): number => picture.querySelectorAll(selector).length
const shadows = (picture: Element): number => count(picture, '[transform*="matrix("]')

const everything = (
  <>
    <Bib team={2} title="Blue" />
    <Bib team={null} />
    <Wordmark />
    <SymbolMark />
    <Cover groupName="Canal Side Kickabout" sport="football" />
    <ArrivalsScene people={crowd(40)} light="evening" sport="football" justArrived={['player-3']} />
    <ArrivalsScene people={crowd(3)} light="floodlights" sport="tennis" shape="wide" />
    <ArrivalsScene
      people={[]}
      light="day"
      sport="hockey"
      distance={{ metres: 620, radius: 150, label: 'You, 620 m' }}
    />
    <PitchPanel />
    <PitchPanel orientation="portrait" light="floodlights" inPlay={false} />
    <Coin side="heads" spin />
    <EmptyGround mood="success" />
    <EmptyGround mood="not-found" sport="cricket" light="floodlights" />
    <BibOnPeg name="Ada" day={10} />
    <Awning name="Weaver Street Chips" shape="tall" />
    <SportTile sport="netball" />
    <MatchScene />
    <MarketScene />
    <EventsScene />
    {INTERESTS.map((category) => (
      <EventCover key={category} title="Quay Food Market" category={category} />
    ))}
  </>
)

test('the same facts give the same picture', async () => {
  expect(await markup(everything)).toBe(await markup(everything))
})

test('a page may show everything twice without two pieces sharing an id', async () => {
  const page = await draw(
    <>
      {everything}
      {everything}
    </>,
  )
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(20)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every reference inside a picture finds its piece', async () => {
  const page = await draw(everything)
  const references = [...page.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) =>
      name === 'href' ? value : (/^url\((#.+)\)$/.exec(value)?.[1] ?? []),
    ),
  )
  expect(references.length).toBeGreaterThan(20)
  for (const reference of new Set(references)) expect(count(page, reference), reference).toBe(1)
})

test('no picture carries a style, so the strict content policy lets all of them through', async () => {
  expect(count(await draw(everything), '[style], style')).toBe(0)
})

test('no picture contains NaN', async () => {
  expect(await markup(everything)).not.toMatch(/NaN|undefined|Infinity/)
})

describe('covers', () => {
  test('two groups of the same sport get two covers', async () => {
    const north = await markup(<Cover groupName="North Bank" sport="football" />)
    expect(await markup(<Cover groupName="Railway End FC" sport="football" />)).not.toBe(north)
  })

  test('the same name in capitals keeps its cover', async () => {
    const north = await markup(<Cover groupName="North Bank" sport="football" />)
    expect(await markup(<Cover groupName="NORTH BANK" sport="football" />)).toBe(north)
  })
})

describe('covers of events', () => {
  const coverOf = (category: (typeof INTERESTS)[number] | null, title = 'By the quay') =>
    markup(<EventCover title={title} category={category} />)

  test('each category has a drawing of its own', async () => {
    const covers = new Set<string>()
    for (const category of INTERESTS) covers.add(await coverOf(category))
    expect(covers.size).toBe(INTERESTS.length)
  })

  test('two events of the same category get two covers', async () => {
    expect(await coverOf('Food & Dining', 'Quay Food Market')).not.toBe(
      await coverOf('Food & Dining', 'Soup'),
    )
  })

  test.each(INTERESTS)('of %s a host has two drawings to choose from', async (category) => {
    const drawn = (variant: number) =>
      markup(<EventCover title="By the quay" category={category} variant={variant} />)
    expect(await drawn(1)).not.toBe(await drawn(0))
    expect(await drawn(0)).toBe(await coverOf(category))
  })

  test('a sport that the title names is the sport of the cover', async () => {
    const padel = 'Padel for beginners'
    expect(await coverOf('Sports & Recreation', padel)).toBe(
      await markup(<Cover groupName={padel} sport="padel" />),
    )
  })

  test("a group's game has the cover of its group", async () => {
    const cover = <EventCover title="North Bank" category="Sports & Recreation" sport="tennis" />
    expect(await markup(cover)).toBe(await markup(<Cover groupName="North Bank" sport="tennis" />))
  })
})

describe('arrivals', () => {
  const scene = (people: readonly Arrival[]) =>
    draw(<ArrivalsScene people={people} light="evening" sport="football" />)
  const figures = (picture: Element): string[] =>
    [...picture.querySelectorAll('[data-figure]')].map(({ outerHTML }) => outerHTML)

  test.each([
    [0, 0],
    [14, 14],
    [32, 32],
    [40, 32],
  ])('with %i people at the pitch %i are drawn', async (people, drawn) => {
    const picture = await scene(crowd(people))
    expect(figures(picture)).toHaveLength(drawn)
    expect(picture.textContent.includes(`+${people - drawn}`)).toBe(people > drawn)
  })

  test('no one moves when one more person arrives', async () => {
    expect(figures(await scene(crowd(15))).slice(0, 14)).toEqual(figures(await scene(crowd(14))))
  })

  test('a drafted player changes clothes and nothing else', async () => {
    const [ben, cleo] = [
      { id: 'ben', name: 'Ben', team: null },
      { id: 'cleo', name: 'Cleo', team: null },
    ]
    expect((await scene([ben, cleo])).innerHTML).not.toContain('#EE4C06')
    expect((await scene([{ ...ben, team: 1 }, cleo])).innerHTML).toContain('#EE4C06')
  })

  test('a name never chooses how a person looks', async () => {
    const named = async (name: string) => figures(await scene([{ id: 'one-and-the-same', name, team: null }]))
    expect(await named('Ada')).toEqual(await named('Ben'))
  })

  test.each([
    ['evening', 1],
    ['floodlights', 4],
  ] as const)('in the light of %s each person has %i shadows', async (light, expected) => {
    const picture = await draw(<ArrivalsScene people={crowd(1)} light={light} sport="football" />)
    expect(shadows(picture)).toBe(expected)
  })
})

describe('the light of a picture', () => {
  test('a picture without an hour has both themes, with four shadows for the floodlights', async () => {
    const themed = await draw(<ArrivalsScene people={crowd(1)} light="theme" sport="football" />)
    expect(count(themed, '[data-by="day"]')).toBe(count(themed, '[data-by="night"]'))
    expect(count(themed, '[data-by="night"]')).toBeGreaterThan(0)
    expect(shadows(themed)).toBe(1 + 4)
  })

  test.each(['day', 'evening', 'floodlights'] as const)(
    'a cover by %s looks the same in either theme',
    async (light) => {
      const cover = await draw(<Cover groupName="Canal Side Kickabout" sport="football" light={light} />)
      expect(count(cover, '[data-by]')).toBe(0)
    },
  )
})

describe('what screen readers read', () => {
  test('a bib next to its name is not read, a bib alone is read by its name', async () => {
    expect(count(await draw(<Bib team={2} />), 'svg[aria-hidden="true"]')).toBe(1)
    expect(count(await draw(<Bib team={2} title="Blue" />), 'svg[role="img"][aria-label="Blue"]')).toBe(1)
  })
})
