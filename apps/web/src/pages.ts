import type { ComponentType } from 'react'
import { ChunkLoadError } from './platform/api/problem-error.ts'
import type { Route } from './routes.ts'

type PageModule = Record<string, ComponentType<object>>

/** Every page has its own chunk, which loads when a person goes there or points at a link to it. */
const importers = import.meta.glob<PageModule>(['./features/*/*-page.tsx', '!**/text-page.tsx'])

const importerOf = ({ page }: Route) => importers[`./features/${page}.tsx`]

/** 'groups/group-page' has `GroupPage`. */
const componentName = (page: string) =>
  page.replace(/^.*\//, '').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const loadedPages = new Map<string, ComponentType<object>>()
let failure: unknown = null

export const hasPageFailed = (): boolean => failure !== null

/** True once the page can be rendered. A failed chunk is not fetched again: it would come without its styles. */
export function loadPage(route: Route): boolean | Promise<boolean> {
  const { page } = route
  const load = importerOf(route)
  if (!page || !load || loadedPages.has(page)) return true
  if (failure !== null) return Promise.resolve(false)
  return load().then(
    (module) => {
      const Page = module[componentName(page)]
      if (!Page) throw new Error(`features/${page}.tsx should export ${componentName(page)}.`)
      loadedPages.set(page, Page)
      return true
    },
    (cause) => {
      failure = cause
      return false
    },
  )
}

/** Null for an address without a page. */
export function pageOf(route: Route | null): ComponentType<object> | null {
  if (!route?.page || !importerOf(route)) return null
  const Page = loadedPages.get(route.page)
  if (!Page) throw new ChunkLoadError(failure)
  return Page
}
