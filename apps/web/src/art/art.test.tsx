import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Arrival, ArrivalsScene } from './arrivals-scene.tsx'
import { Awning } from './awning.tsx'
import { Bib } from './bib.tsx'
import { BibOnPeg } from './bib-on-peg.tsx'
import { Coin } from './coin.tsx'
import { Cover } from './cover.tsx'
import { EmptyGround } from './empty-ground.tsx'
import { EventsScene } from './events-scene.tsx'
import { MarketScene } from './market-scene.tsx'
import { MatchScene } from './match-scene.tsx'
import { PitchPanel } from './pitch-panel.tsx'
import { SportTile } from './sport-tile.tsx'
import { SymbolMark } from './symbol-mark.tsx'
import { Wordmark } from './wordmark.tsx'

const render = (picture: ReactNode) => renderToStaticMarkup(picture)

const crowd = (count: number): Arrival[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `player-${index}`,
    name: `Player ${index}`,
    team: null,
  }))

const figures = (svg: string) => svg.split('data-figure').length - 1

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
  </>
)

test('the same facts give the same picture', () => {
  expect(render(everything)).toBe(render(everything))
})

test('a page may show everything twice without two pieces sharing an id', () => {
  const page = render(
    <>
      {everything}
      {everything}
    </>,
  )
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(20)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every reference inside a picture finds its piece', () => {
  const page = render(everything)
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of page.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id)
})

test('no picture carries a style, so the strict content policy lets all of them through', () => {
  expect(render(everything)).not.toMatch(/ style=|<style/)
})

test('no picture contains a number that is none', () => {
  expect(render(everything)).not.toMatch(/NaN|undefined|Infinity/)
})

describe('covers', () => {
  test('two groups of the same sport get two covers', () => {
    const north = render(<Cover groupName="North Bank" sport="football" />)
    expect(render(<Cover groupName="Railway End FC" sport="football" />)).not.toBe(north)
  })

  test('the same name in capitals keeps its cover', () => {
    const north = render(<Cover groupName="North Bank" sport="football" />)
    expect(render(<Cover groupName="NORTH BANK" sport="football" />)).toBe(north)
  })
})

describe('arrivals', () => {
  const scene = (people: readonly Arrival[]) =>
    render(<ArrivalsScene people={people} light="evening" sport="football" />)

  test('nobody there draws nobody', () => {
    expect(figures(scene([]))).toBe(0)
  })

  test('everybody there is on the pitch, up to thirty-two', () => {
    expect(figures(scene(crowd(14)))).toBe(14)
    expect(figures(scene(crowd(32)))).toBe(32)
    expect(scene(crowd(32))).not.toContain('+0')
  })

  test('forty arrivals draw thirty-two figures and +8', () => {
    expect(figures(scene(crowd(40)))).toBe(32)
    expect(scene(crowd(40))).toContain('>+8<')
  })

  test('nobody moves when one more comes', () => {
    const places = (svg: string) => [...svg.matchAll(/<g data-figure="">.*?<\/g>/g)].map(([figure]) => figure)
    expect(places(scene(crowd(15))).slice(0, 14)).toEqual(places(scene(crowd(14))))
  })

  test('a drafted player changes clothes and nothing else', () => {
    const [ben, cleo] = [
      { id: 'ben', name: 'Ben', team: null },
      { id: 'cleo', name: 'Cleo', team: null },
    ]
    expect(scene([ben, cleo])).not.toContain('#EE4C06')
    expect(scene([{ ...ben, team: 1 }, cleo])).toContain('#EE4C06')
  })

  test('a name never chooses how somebody looks', () => {
    const named = (name: string) => scene([{ id: 'one-and-the-same', name, team: null }])
    expect(named('Ada')).toBe(named('Ben'))
  })

  test('floodlights give everybody four shadows instead of one', () => {
    const shadows = (light: 'evening' | 'floodlights') =>
      render(<ArrivalsScene people={crowd(1)} light={light} sport="football" />).split('matrix(').length - 1
    expect(shadows('evening')).toBe(1)
    expect(shadows('floodlights')).toBe(4)
  })
})

describe('whose hour it is', () => {
  const variantParts = (svg: string, by: string) => svg.split(`data-by="${by}"`).length - 1

  test('what has no hour of its own is drawn for both themes, with four shadows for the lamps', () => {
    const themed = render(<ArrivalsScene people={crowd(1)} light="theme" sport="football" />)
    expect(variantParts(themed, 'day')).toBe(variantParts(themed, 'night'))
    expect(variantParts(themed, 'night')).toBeGreaterThan(0)
    expect(themed.split('matrix(').length - 1).toBe(1 + 4)
  })

  test('what has one looks the same in either theme', () => {
    for (const light of ['day', 'evening', 'floodlights'] as const)
      expect(render(<Cover groupName="Canal Side Kickabout" sport="football" light={light} />)).not.toContain(
        'data-by',
      )
  })
})

describe('what readers hear', () => {
  test('a bib beside its name is silent, a bib alone says its name', () => {
    expect(render(<Bib team={2} />)).toContain('aria-hidden="true"')
    expect(render(<Bib team={2} title="Blue" />)).toContain('role="img" aria-label="Blue"')
  })
})
