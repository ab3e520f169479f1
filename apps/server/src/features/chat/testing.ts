import { listChatMessages, sendChatMessage } from '@turnout/contract/chat'
import type { InputOf } from '@turnout/contract/endpoint'
import { listMembers, removeMember } from '@turnout/contract/members'
import { club } from '../../testing/game-setup.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server.ts'

type Body = Partial<InputOf<typeof sendChatMessage>['body']>

/** Ada's group with Ben and Cleo, and calls of its chat. */
export async function chatOf(server: TestServer) {
  const { ada, groupId, people } = await club(server, ['Ben', 'Cleo'])
  const [ben, cleo] = people as [Person, Person]
  const params = { groupId }
  const write = (who: Person, text: string, more: Body = {}, headers: Record<string, string> = {}) =>
    who.call(sendChatMessage, { params, body: { text, ...more } }, headers)
  return {
    ...{ ada, ben, cleo, groupId, params, write },
    /** Returns the id of the message. */
    say: async (who: Person, text: string, more: Body = {}) => (await write(who, text, more)).reply.id,
    read: (who: Person, query: InputOf<typeof listChatMessages>['query'] = {}) =>
      who.call(listChatMessages, { params, query }),
    async remove(who: Person) {
      const { reply } = await ada.call(listMembers, { params })
      const { id: memberId } = reply.find(({ user }) => user.id === who.id)!
      return ada.call(removeMember, { params: { groupId, memberId } })
    },
  }
}
