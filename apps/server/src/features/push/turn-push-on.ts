import { createECDH } from 'node:crypto'
import { turnPushOn as endpoint } from '@turnout/contract/push'
import { deviceName } from '@turnout/rules/device-name'
import { handle } from '../../handle.ts'
import { newId } from '../../platform/ids.ts'
import { endpointOrigin } from './allowed-endpoint.ts'
import { pushState } from './present.ts'
import { saveSubscription } from './store.ts'

export const turnPushOn = handle(endpoint, async ({ actor, body, from, refuse, transact }, deps) => {
  const { config, clock } = deps
  const push = config.push ?? refuse('push-off')
  if (!endpointOrigin(body.endpoint, push)) return refuse('unknown-push-service')
  if (!isPublicKey(body.keys.p256dh)) return refuse('unusable-push-key')
  return transact(async (sql) => {
    await saveSubscription(sql, {
      id: newId(),
      userId: actor.id,
      sessionId: actor.sessionId,
      endpoint: body.endpoint,
      ...body.keys,
      deviceName: deviceName(from.userAgent),
      createdAt: new Date(await clock.now(sql)),
    })
    return pushState(sql, config, actor.sessionId)
  })
})

/** A point that is not on the curve would fail every message to this device. */
function isPublicKey(p256dh: string): boolean {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  try {
    curve.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}
