import { createRouter } from '../router/router.ts'

/** For a single component with links. */
export const testRouter = createRouter({
  redirect: () => null,
  load: () => true,
  reload: () => false,
  at: '/home',
})
