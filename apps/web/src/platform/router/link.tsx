import type { ComponentPropsWithRef, MouseEvent } from 'react'
import type { Pattern } from '../../routes.ts'
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

export function Link<const P extends Pattern>(props: LinkProps<P>) {
  const { to, params, search, hash, ...rest } = props
  return <PathLink {...rest} href={hrefOf({ to, params: params ?? {}, search, hash })} />
}

type PathLinkProps = NavigateOptions & Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string }

/** To an address that the server has named. */
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
