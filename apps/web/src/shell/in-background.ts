import { installApp } from './installed-app.ts'

/** Work that no one waits for. It loads after the page, so that it adds nothing to the first load. */
export function startInBackground(): void {
  void installApp()
  // the server writes it into the page
  if (document.querySelector('meta[name="turnout:field-timings"]'))
    import('./field-timings.ts').then(({ measureVisit }) => measureVisit()).catch(() => undefined)
}
