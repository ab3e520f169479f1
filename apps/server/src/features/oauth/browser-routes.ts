import cookies from '@fastify/cookie'
import { START_PATH } from '@turnout/contract/oauth'
import { finishProviderSignIn } from '@turnout/contract/raw-routes'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { Deps } from '../../deps.ts'

/** A HEAD request must not start or finish a sign-in. */
const ROUTE = { exposeHeadRoute: false }

/** The way to a provider and back: addresses for a browser, so no endpoints. Only these use a cookie. */
export async function oauthRoutes(api: FastifyInstance, deps: Deps): Promise<void> {
  await api.register(cookies)
  // imported with the first request: the library costs a start 25 ms of CPU time and 8 MB of memory
  let loaded: ReturnType<typeof load> | undefined
  const load = async () => {
    const [{ createProviders }, { start }, { callback }] = await Promise.all([
      import('./providers.ts'),
      import('./start.ts'),
      import('./callback.ts'),
    ])
    const providers = createProviders(deps.config.signIn)
    return { start: start(deps, providers), callback: callback(deps, providers) }
  }
  const handle = (name: 'start' | 'callback'): RouteHandlerMethod =>
    async function (request, reply) {
      loaded ??= load()
      return (await loaded)[name].call(this, request, reply)
    }
  api.get(START_PATH, ROUTE, handle('start'))
  api.get(finishProviderSignIn.path, ROUTE, handle('callback'))
}
