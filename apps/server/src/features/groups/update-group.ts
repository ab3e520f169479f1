import { updateGroup as endpoint } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import { findSport } from '@turnout/rules/sports'
import { handle } from '../../handle.ts'
import { afterCommit } from '../../platform/db/transaction.ts'
import { removePictureFiles } from '../accounts/public.ts'
import { keepVenue, settleGameIn } from '../game/public.ts'
import { followGroup } from '../scheduled-games/public.ts'
import { authorizeGroup } from './authorize-group.ts'
import { changedColumns, timesEqual } from './group-columns.ts'
import { presentGroup } from './present.ts'
import {
  changeGroup,
  deleteUnlessShown,
  findGroupView,
  findStartedGames,
  isOverAt,
  lockGroup,
} from './store.ts'
import { texts } from './texts.ts'

export const updateGroup = handle(endpoint, async (context, deps) => {
  const { groupId } = context.params
  // checked before the picture is decoded, so that strangers cannot keep our processor busy
  await authorizeGroup(deps.sql, context, may.updateGroup)

  return deps.files.withPicture(context, (picture) =>
    context.transact(async (sql) => {
      const { group } = await authorizeGroup(sql, context, may.updateGroup, lockGroup)
      const sport = findSport(context.body.sports_type ?? group.sportsType) ?? context.refuse('unknown-sport')
      if (timesEqual(group, context.body)) context.refuse('invalid-input', { first: texts.sameTimes })
      if (picture) await deps.files.addPicture(sql, picture, context.actor.id)

      const now = await deps.clock.now(sql)
      const changed = await changeGroup(sql, groupId, {
        ...changedColumns(group, context.body, sport),
        ...(picture && { venueImage: picture.id }),
        updatedAt: new Date(now),
      })
      if (changed.venueName !== group.venueName || changed.timeZone !== group.timeZone)
        await keepVenue(sql, group, isOverAt(now))
      const entry = { command: endpoint.name, actorId: context.actor.id, at: now }
      await followGroup(deps, sql, { before: group, group: changed }, entry)
      // a change for today's game takes effect now: the game stores its hours, which all screens read
      for (const { gameId } of await findStartedGames(sql, groupId, now))
        await settleGameIn(deps, sql, gameId)
      const replaced = picture && group.venueImage
      if (replaced && (await deleteUnlessShown(sql, replaced)))
        afterCommit(sql, () => removePictureFiles(deps, [replaced]))
      const view =
        (await findGroupView(sql, groupId, { userId: context.actor.id, now })) ??
        context.refuse('group-not-found')
      return presentGroup(view, context.actor.id, now)
    }),
  )
})
