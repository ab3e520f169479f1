import { installApp } from './installed-app.ts'

/** What nobody waits for. It comes after the page, so that it is no part of what a page weighs at first. */
export function startInBackground(): void {
  void installApp()
  // the server wrote it into the page
  if (document.querySelector('meta[name="turnout:field-timings"]'))
    import('./field-timings.ts').then(({ measureVisit }) => measureVisit()).catch(() => undefined)
}
