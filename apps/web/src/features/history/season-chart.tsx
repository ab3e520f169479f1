import type { SeasonGame } from '@turnout/contract/season'
import { shortDate } from '@turnout/rules/dates'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './season-attendance.module.css'
import { seasonAttendance as texts } from './texts.ts'

const COLUMN = 10
const HEIGHT = 100
/** The chart has at least this many columns, so that a column is narrow even when there are few. */
const LEAST_COLUMNS = 16

type Count = Exclude<keyof SeasonGame, 'date'>
type Games = readonly SeasonGame[]

/** One column per game: wide and light for in, narrow and dark for came; late drop-outs and no-shows in separate rows. */
export function SeasonChart({ games }: { games: Games }) {
  const dates = games.map(({ date }) => shortDate(date))
  const [from = '', to = ''] = [dates.at(0), dates.at(-1)]
  return (
    <div className="stack gap-8" role="img" aria-label={texts.chart(games.length, from, to)}>
      <p className={styles.legend}>
        <Key look={styles.in}>{texts.in}</Key>
        <Key look={styles.came}>{texts.came}</Key>
        <span className={styles.most}>{mostText(games, 'going_count', 'came_count')}</span>
      </p>
      <Band games={games} tall>
        {(game, most) => (
          <>
            <Bar look={styles.in} share={game.going_count / most} wide />
            <Bar look={styles.came} share={game.came_count / most} />
          </>
        )}
      </Band>
      <RareBand games={games} count="late_drop_out_count" look={styles.late} text={texts.lateDropOut} />
      <RareBand games={games} count="no_show_count" look={styles.missing} text={texts.noShow} />
      <p className="sub">{texts.dates(from, to)}</p>
    </div>
  )
}

const mostOf = (games: Games, ...counts: Count[]): number =>
  Math.max(...games.flatMap((game) => counts.map((count) => game[count])))

function mostText(games: Games, ...counts: Count[]): string {
  const most = mostOf(games, ...counts)
  return most === 0 ? texts.none : texts.most(most)
}

type RareBandProps = { games: Games; count: Count; look: string | undefined; text: string }

function RareBand({ games, count, look, text }: RareBandProps) {
  const most = Math.max(1, mostOf(games, count))
  return (
    <>
      <p className={styles.legend}>
        <Key look={look}>{text}</Key>
        <span className={styles.most}>{mostText(games, count)}</span>
      </p>
      <Band games={games}>{(game) => <Bar look={look} share={game[count] / most} wide />}</Band>
    </>
  )
}

type BandProps = { games: Games; tall?: boolean; children: (game: SeasonGame, most: number) => ReactNode }

function Band({ games, tall = false, children }: BandProps) {
  const most = Math.max(1, mostOf(games, 'going_count', 'came_count'))
  return (
    <svg
      className={classNames(styles.band, tall && styles.tall)}
      viewBox={`0 0 ${Math.max(games.length, LEAST_COLUMNS) * COLUMN} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {games.map((game, index) => (
        <g key={game.date} transform={`translate(${index * COLUMN} 0)`}>
          {children(game, most)}
        </g>
      ))}
    </svg>
  )
}

function Bar({ look, share, wide = false }: { look: string | undefined; share: number; wide?: boolean }) {
  const width = wide ? 8 : 4
  return (
    <rect
      className={look}
      x={(COLUMN - width) / 2}
      y={HEIGHT * (1 - share)}
      width={width}
      height={HEIGHT * share}
    />
  )
}

const Key = ({ look, children }: { look: string | undefined; children: string }) => (
  <span className={styles.key}>
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
      <rect className={look} width="1" height="1" />
    </svg>
    {children}
  </span>
)
