import { createRouter } from '../router/router.ts'

/** For a component with links that is drawn by itself. */
export const testRouter = createRouter({
  redirect: () => null,
  load: () => true,
  reload: () => false,
  at: '/home',
})
