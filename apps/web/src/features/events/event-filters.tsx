import type { ReplyOf } from '@turnout/contract/endpoint'
import type { countEvents } from '@turnout/contract/event-search'
import { INTERESTS } from '@turnout/rules/words'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { useDelay } from '../../ui/use-delay.ts'
import { ChipRow, FilterChip } from '../search/public/filter-chips.tsx'
import { NearMeFields } from '../search/public/near-me.tsx'
import { SearchField } from '../search/public/search-field.tsx'
import type { NearMe } from '../search/public/use-near-me.ts'
import styles from './event-filters.module.css'
import { isWhen, WHENS } from './event-query.ts'
import { eventFilters as texts } from './texts.ts'
import type { EventSearchState } from './use-event-search.ts'

type EventFiltersProps = {
  filters: EventSearchState
  near: NearMe
  /** The number of events of each category; absent until loaded. */
  counts: ReplyOf<typeof countEvents>['categories'] | undefined
}

export function EventFilters({ filters, near, counts }: EventFiltersProps) {
  const { search = '', categories, places, setFilters } = filters
  const countOf = (category: string) =>
    counts && (counts.find((each) => each.category === category)?.count ?? 0)
  const toggled = (category: string) =>
    INTERESTS.filter((each) => categories.includes(each) !== (each === category)).join(',') || undefined
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts.searchEvents}
        placeholder={texts.searchEvents}
        className={styles.field}
        value={search}
        onSearch={(words) => setFilters({ search: words })}
      />
      <WhenField filters={filters} />
      <div className={styles.row}>
        <NearMeFields near={near} className={styles.near} />
        <fieldset className={styles.facets}>
          <legend className={styles.legend}>{texts.what}</legend>
          {INTERESTS.map((category) => (
            <Facet
              key={category}
              text={category}
              count={countOf(category)}
              isChosen={categories.includes(category)}
              onToggle={() => setFilters({ category: toggled(category) })}
            />
          ))}
        </fieldset>
        <Facet
          text={texts.withPlacesLeft}
          isChosen={places !== undefined}
          onToggle={() => setFilters({ places: places ? undefined : 'true' })}
        />
      </div>
    </search>
  )
}

const DEBOUNCE_MS = 300

/** Searches once the typing pauses. The address changes even later: an input bound to it could not be used. */
function WhenField({ filters: { when, setFilters } }: { filters: EventSearchState }) {
  const date = when === undefined || isWhen(when) ? '' : when
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === date) setTyped(null)
  // after the first digit of a year the browser reports a year such as 0002
  const isUnfinished = typed === null || typed.startsWith('0')
  useDelay(isUnfinished ? null : DEBOUNCE_MS, typed, () => setFilters({ when: typed || undefined }))
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.when}</legend>
      <ChipRow>
        {WHENS.map((each) => (
          <FilterChip
            key={each}
            text={texts.whens[each]}
            isChosen={when === each}
            onPress={() => {
              setTyped(null)
              setFilters({ when: when === each ? undefined : each })
            }}
          />
        ))}
        <input
          type="date"
          aria-label={texts.date}
          className={classNames(styles.date, date && styles.chosen)}
          value={typed ?? date}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => typed?.startsWith('0') && setTyped(null)}
        />
      </ChipRow>
    </fieldset>
  )
}

type FacetProps = { text: string; count?: number | undefined; isChosen: boolean; onToggle: () => void }

/** A chip on phones, a checkbox on wide screens. */
function Facet({ text, count, isChosen, onToggle }: FacetProps) {
  return (
    <label className={styles.facet}>
      <input type="checkbox" className="visually-hidden" checked={isChosen} onChange={onToggle} />
      <TickBox />
      {isChosen && <Icon name="tick" size={17} className="phone-only" />}
      <span className={styles.name}>{text}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}
