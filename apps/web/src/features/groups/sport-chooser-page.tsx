import { useSuspenseQuery } from '@tanstack/react-query'
import { listSports } from '@turnout/contract/sports'
import { sportSlug } from '@turnout/rules/sports'
import { useState } from 'react'
import { SportTile } from '../../art/sport-tile.tsx'
import { read } from '../../platform/api/queries.ts'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { sportChooserPage as texts } from './form-texts.ts'
import styles from './sport-chooser-page.module.css'
import { common, messages } from './texts.ts'

/** About the number of sports, so that the layout does not jump when they load. */
const SKELETON_TILES = 12

export function SportChooserPage() {
  const [search, setSearch] = useState('')
  return (
    <div className={`wrap panels ${styles.page}`}>
      <div className={`ends ${styles.head}`}>
        <div>
          <h1>{texts.pickSport}</h1>
          <p className="sub">{texts.whatDoesYourGroupPlay}</p>
        </div>
        <ButtonLink to="/sports/create" icon="add">
          {common.createGroup}
        </ButtonLink>
      </div>
      <TextField
        label={<span className="visually-hidden">{texts.searchSports}</span>}
        className={styles.search ?? ''}
        icon="search"
        type="search"
        placeholder={texts.searchByName}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <LoadBoundary
        failed={messages.sportsFailed}
        skeleton={<Skeleton shape="tile" count={SKELETON_TILES} className={styles.sports} />}
      >
        <Sports search={search} onClear={() => setSearch('')} />
      </LoadBoundary>
    </div>
  )
}

function Sports({ search, onClear }: { search: string; onClear: () => void }) {
  const { data: sports } = useSuspenseQuery(read(listSports, {}))
  const query = search.trim().toLowerCase()
  const found = sports.filter(({ name }) => name.toLowerCase().includes(query))
  if (found.length === 0) {
    return (
      <EmptyState
        picture={<LazyGround />}
        title={query ? texts.nothingFor(search.trim()) : texts.noSportsYet}
        action={query && <Button onClick={onClear}>{texts.clearSearch}</Button>}
      />
    )
  }
  return (
    <ul className={styles.sports} aria-label={texts.sports}>
      {found.map(({ id, name, type }) => (
        <li key={id}>
          <Link to="/sports/create" search={{ type: sportSlug(name) }} className={styles.sport}>
            <SportTile sport={id} width={300} height={190} className={styles.ground ?? ''} />
            <span className={styles.board}>
              <b>{name}</b>
              <small>{type}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
