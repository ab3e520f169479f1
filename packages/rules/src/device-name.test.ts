import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const MOZILLA = 'Mozilla/5.0'

test.each`
  says                                                                                                             | name
  ${`${MOZILLA} (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36`}            | ${'Chrome on Android'}
  ${`${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile Safari/604.1`} | ${'Safari on iPhone'}
  ${`${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1`}  | ${'Chrome on iPhone'}
  ${`${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`}    | ${'Edge on Windows'}
  ${`${MOZILLA} (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0`}                                       | ${'Firefox on Linux'}
  ${`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15`}            | ${'Safari on Mac'}
  ${'curl/8.5.0'}                                                                                                  | ${'Another program'}
  ${''}                                                                                                            | ${'Another program'}
`('a session is named after its device: $name', ({ says, name }) => {
  expect(deviceName(says)).toBe(name)
})

test.each([
  ['iPad; CPU OS 18_6 like Mac OS X', 'FxiOS/142.0 Safari/605', 'Firefox on iPad'],
  ['Linux; Android 15', 'SamsungBrowser/28.0 Chrome/130.0 Safari/537', 'Samsung Internet on Android'],
  ['X11; CrOS x86_64', 'Chrome/140.0 Safari/537 OPR/122.0', 'Opera on ChromeOS'],
  ['Plan 9', 'Firefox/142.0', 'Firefox'],
  ['Windows NT 10.0', 'curl/8.5.0', 'Windows'],
])('a user agent with %s and %s is %s', (system, browser, name) => {
  expect(deviceName(`${MOZILLA} (${system}) ${browser}`)).toBe(name)
})
