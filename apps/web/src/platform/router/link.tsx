import type { ComponentPropsWithRef, MouseEvent } from 'react'
import type { Pattern } from '../../routes.ts'
import { type ButtonStyle, buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { type Destination, hrefOf } from './location.ts'
import type { NavigateOptions } from './router.ts'
import { useLocation, useRouter } from './router-hooks.tsx'

type LinkProps<P extends Pattern> = Destination<P> &
  NavigateOptions &
  Omit<ComponentPropsWithRef<'a'>, 'href'>

/** A click with a modifier or another button opens a new tab or window, which is the browser's task. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

type PathLinkProps = NavigateOptions & Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string }

/** Replaces the route and its parameters by the address. */
function withHref<P extends Pattern>(props: LinkProps<P>): PathLinkProps {
  const { to, params, search, hash, ...rest } = props
  return { ...rest, href: hrefOf({ to, params: params ?? {}, search, hash }) }
}

export const Link = <const P extends Pattern>(props: LinkProps<P>) => <PathLink {...withHref(props)} />

type ButtonLinkProps<P extends Pattern> = LinkProps<P> & ButtonStyle & { icon?: IconName | undefined }

/** A link that looks like a button. */
export function ButtonLink<const P extends Pattern>(props: ButtonLinkProps<P>) {
  const { variant, size, wide, icon, className, children, ...link } = props
  return (
    <PathLink
      {...withHref(link as LinkProps<P>)}
      className={classNames(buttonClass({ variant, size, wide }), className)}
    >
      {icon && <Icon name={icon} />}
      {children}
    </PathLink>
  )
}

/** The link back, above the heading of a page. */
export const BackLink = <const P extends Pattern>({ children, ...link }: LinkProps<P>) => (
  <PathLink {...withHref(link as LinkProps<P>)} className="back-link">
    <Icon name="back" size={22} />
    {children}
  </PathLink>
)

/** A link to an address that the server has named. */
export function PathLink({
  href,
  replace,
  resetScroll,
  onClick,
  onPointerEnter,
  onFocus,
  ...anchor
}: PathLinkProps) {
  const router = useRouter()
  const { pathname } = useLocation()
  const preload = () => router.preload(href)
  return (
    <a
      aria-current={href === pathname ? 'page' : undefined}
      {...anchor}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        preload()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        preload()
      }}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event) || (anchor.target && anchor.target !== '_self')) return
        event.preventDefault()
        void router.navigate({ href, replace, resetScroll })
      }}
    />
  )
}
