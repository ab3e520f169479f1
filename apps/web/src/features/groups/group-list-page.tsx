import { fillText } from '../../platform/page/fill-text.tsx'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useLocation } from '../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { Icon } from '../../ui/icons.tsx'
import { ListPage } from '../search/public/list-page.tsx'
import { NearMeNote } from '../search/public/near-me.tsx'
import { useNearMe } from '../search/public/use-near-me.ts'
import { GroupFilters } from './group-filters.tsx'
import styles from './group-list-page.module.css'
import { GroupResults } from './group-results.tsx'
import { groupListPage as texts } from './list-texts.ts'
import { common, joining } from './texts.ts'
import { type GroupSearch, useGroupSearch } from './use-group-search.ts'

export function GroupListPage(params: GroupSearch) {
  const filters = useGroupSearch(params)
  const { position, near, area } = useNearMe(filters)
  const signedIn = useIsSignedIn()
  const next = useLocation().href

  return (
    <ListPage
      title={texts.sportsGroups}
      action={
        <ButtonLink to="/sports/select" icon="add">
          {common.createGroup}
        </ButtonLink>
      }
    >
      <GroupFilters filters={filters} near={near} />
      <NearMeNote near={near} />
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
      <GroupResults filters={filters} position={position} area={area} />
    </ListPage>
  )
}
