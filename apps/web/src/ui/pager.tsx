import { type KeyboardEvent, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icons.tsx'
import { pageNumbers } from './page-numbers.ts'
import styles from './pager.module.css'
import { pager as texts } from './texts.ts'
import { useValueChange } from './use-value-change.ts'

export type PagerProps = {
  /** Counted from 1. */
  page: number
  total: number
  perPage?: number | undefined
  onPage: (page: number) => void
  label?: string | undefined
  /** 48 px targets, on game day. */
  isLarge?: boolean | undefined
  /** For a list that can also be shown whole. */
  all?: { isShown: boolean; show: (isShown: boolean) => void } | undefined
}

/** '1–8 of 18' and the pages. Nothing while everything fits on one page. */
export function Pager({
  page,
  total,
  perPage = 8,
  onPage,
  label = texts.pages,
  isLarge = false,
  all,
}: PagerProps) {
  const pages = Math.ceil(total / perPage)
  const nav = useRef<HTMLElement>(null)
  const movedByKey = useRef(false)

  // after an arrow key the focus follows to the new number, which exists only once the page has changed
  useValueChange(page, () => {
    if (movedByKey.current) nav.current?.querySelector<HTMLElement>(`[data-page="${page}"]`)?.focus()
    movedByKey.current = false
  })

  if (pages <= 1) return null

  const goTo = (to: number) => {
    if (to >= 1 && to <= pages && to !== page) onPage(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const to = page + (event.key === forwards ? 1 : -1)
    movedByKey.current = to >= 1 && to <= pages
    goTo(to)
  }
  const arrow = (to: number, text: string, icon: IconName) => (
    <button
      type="button"
      className={styles.page}
      aria-label={text}
      aria-disabled={to < 1 || to > pages || undefined}
      onClick={() => goTo(to)}
    >
      <Icon name={icon} size={18} />
    </button>
  )

  return (
    <nav
      ref={nav}
      className={classNames(styles.pager, isLarge && styles.big)}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <span className="sub" aria-live="polite">
        {all?.isShown
          ? texts.of(1, total, total)
          : texts.of((page - 1) * perPage + 1, Math.min(page * perPage, total), total)}
      </span>
      {all && (
        <button type="button" className={styles.all} onClick={() => all.show(!all.isShown)}>
          {all.isShown ? texts.inPages(perPage) : texts.showAll(total)}
        </button>
      )}
      {!all?.isShown && (
        <span className={styles.pages}>
          {arrow(page - 1, texts.previousPage, 'back')}
          {pageNumbers(page, pages).map((each, index) =>
            each === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
              <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={each}
                type="button"
                className={`d-mark ${styles.page}`}
                data-page={each}
                aria-label={texts.page(each)}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => goTo(each)}
              >
                {each}
              </button>
            ),
          )}
          {arrow(page + 1, texts.nextPage, 'forward')}
        </span>
      )}
    </nav>
  )
}
