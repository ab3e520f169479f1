import { fillText } from '../../platform/page/fill-text.tsx'
import { Link } from '../../platform/router/link.tsx'
import { useLocation } from '../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icons.tsx'
import { GroupFilters } from './group-filters.tsx'
import styles from './group-list-page.module.css'
import { GroupResults } from './group-results.tsx'
import { useNearMe } from './public/use-near-me.ts'
import { common, joining, groupListPage as texts } from './texts.ts'
import { type GroupSearch, useGroupSearch } from './use-group-search.ts'

export function GroupListPage(params: GroupSearch) {
  const filters = useGroupSearch(params)
  const { position, isAsking, ask, forget } = useNearMe()
  const signedIn = useIsSignedIn()
  const next = useLocation().href
  const toggleNear = () => {
    if (filters.page > 1) filters.setPage(1)
    if (position) forget()
    else void ask()
  }

  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{texts.sportsGroups}</h1>
        <Link to="/sports/select" className={buttonClass()}>
          <Icon name="add" />
          {common.createGroup}
        </Link>
      </div>
      <GroupFilters
        filters={filters}
        near={{ active: position !== null, busy: isAsking, onToggle: toggleNear }}
      />
      {!signedIn && (
        <p className={styles.visitor} data-doors>
          <Icon name="info" size={18} />
          <span>
            {fillText(texts.orWord, {
              signInFirst: joining.signInFirst,
              link: (
                <Link to="/signup" search={{ next }}>
                  {texts.signUp}
                </Link>
              ),
              link2: (
                <Link to="/signin" search={{ next }}>
                  {texts.logIn}
                </Link>
              ),
            })}
          </span>
        </p>
      )}
      <GroupResults filters={filters} position={position} />
    </div>
  )
}
