import { listInWords } from '@turnout/rules/list-in-words'
import { mailTemplate } from '../../platform/mail/mail-content.ts'
import { quoteName, quoteNameShort } from '../../platform/mail/quote-name.ts'

export interface GroupMailParams {
  groupId: string
  groupName: string
}

const groupPage = ({ groupId }: GroupMailParams) => `/my-sports-groups/${groupId}`

const RUNS_GROUP = 'You get this because you run the group. Requests come in one email a day at most.'

export const requestMail = mailTemplate<GroupMailParams & { who: string }>('join-request', (params) => ({
  subject: `${quoteNameShort(params.who)} asks to join ${quoteNameShort(params.groupName)}`,
  paragraphs: [
    `${quoteName(params.who)} would like to play with ${quoteName(params.groupName)}. Let them in, or say no.`,
  ],
  link: { label: 'See the request', path: `${groupPage(params)}/members` },
  footnote: RUNS_GROUP,
}))

interface RequestsParams {
  named: readonly (GroupMailParams & { who: string })[]
  others: number
}

export const requestsMail = mailTemplate<RequestsParams>('join-requests', ({ named, others }) => {
  const groups = [...new Map(named.map((request) => [request.groupId, request])).values()]
  const only = groups.length === 1 ? groups[0] : undefined
  const namesIn = (groupId: string) =>
    listInWords(named.filter((request) => request.groupId === groupId).map(({ who }) => quoteName(who)))
  return {
    subject: `${named.length + others} people ask to join ${only ? quoteNameShort(only.groupName) : 'your groups'}`,
    paragraphs: [
      ...groups.map(
        ({ groupId, groupName }) => `${namesIn(groupId)} would like to play with ${quoteName(groupName)}.`,
      ),
      `${others > 0 ? `And ${others} more. ` : ''}Let them in, or say no.`,
    ],
    link: { label: 'See the requests', path: only ? `${groupPage(only)}/members` : '/home' },
    footnote: RUNS_GROUP,
  }
})

export const joinedMail = mailTemplate<GroupMailParams & { who: string }>('joined-by-link', (params) => ({
  subject: `${quoteNameShort(params.who)} joined ${quoteNameShort(params.groupName)}`,
  paragraphs: [
    `${quoteName(params.who)} joined with your invite link and now plays with ${quoteName(params.groupName)}.`,
  ],
  link: { label: 'See the members', path: `${groupPage(params)}/members` },
  footnote: 'You get this because you run the group and its link lets people join right away.',
}))

export const approvedMail = mailTemplate<GroupMailParams>('request-approved', (params) => ({
  subject: `You're in: ${quoteNameShort(params.groupName)}`,
  paragraphs: [
    `Your request was approved. You're now a member of ${quoteName(params.groupName)}. See when it plays and who else is in it.`,
  ],
  link: { label: 'Open the group', path: groupPage(params) },
}))

export const rejectedMail = mailTemplate<GroupMailParams>('request-rejected', ({ groupName }) => ({
  subject: `Your request to join ${quoteNameShort(groupName)}`,
  paragraphs: [`${quoteName(groupName)} did not accept your request this time. You can ask again tomorrow.`],
  link: { label: 'Look for other groups', path: '/sports/groups' },
}))

export const removedMail = mailTemplate<GroupMailParams>('member-removed', ({ groupName }) => ({
  subject: `You're no longer in ${quoteNameShort(groupName)}`,
  paragraphs: [`An admin removed you from ${quoteName(groupName)}. Your games stay in its results.`],
  link: { label: 'Look for other groups', path: '/sports/groups' },
}))

export const promotedMail = mailTemplate<GroupMailParams>('made-admin', (params) => ({
  subject: `You're now an admin of ${quoteNameShort(params.groupName)}`,
  paragraphs: [
    `You can let people in, check players in at the pitch, form teams and run the matches of ${quoteName(params.groupName)}.`,
  ],
  link: { label: 'Open the group', path: groupPage(params) },
}))

export const steppedDownMail = mailTemplate<GroupMailParams>('stepped-down', (params) => ({
  subject: `You're no longer an admin of ${quoteNameShort(params.groupName)}`,
  paragraphs: [
    `You still play with ${quoteName(params.groupName)} as a member. Its admins let people in and run its game days.`,
  ],
  link: { label: 'Open the group', path: groupPage(params) },
}))

export const handedOverMail = mailTemplate<GroupMailParams & { who: string }>('handed-over', (params) => ({
  subject: `${quoteNameShort(params.groupName)} is yours now`,
  paragraphs: [
    `${quoteName(params.who)} handed ${quoteName(params.groupName)} over to you. You decide who its admins are, and you can hand it on.`,
  ],
  link: { label: 'See its members', path: `${groupPage(params)}/members` },
}))

export const inheritedMail = mailTemplate<GroupMailParams>('group-inherited', (params) => ({
  subject: `${quoteNameShort(params.groupName)} is yours now`,
  paragraphs: [
    `The creator of ${quoteName(params.groupName)} has left Turnout, and you've run it or been in it the longest. So the group is yours: you choose its admins, and you can hand it on.`,
  ],
  link: { label: 'Open the group', path: groupPage(params) },
}))
