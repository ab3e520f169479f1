import { mailTemplate } from '../../platform/mail/mail-content.ts'
import { quoteName, quoteNameShort } from '../../platform/mail/quote-name.ts'

interface GroupMailParams {
  groupId: string
  groupName: string
}

const groupPage = ({ groupId }: GroupMailParams) => `/my-sports-groups/${groupId}`

export const requestMail = mailTemplate<GroupMailParams & { who: string }>('join-request', (params) => ({
  subject: `${quoteNameShort(params.who)} asks to join ${quoteNameShort(params.groupName)}`,
  paragraphs: [
    `${quoteName(params.who)} would like to play with ${quoteName(params.groupName)}. Let them in, or say no.`,
  ],
  link: { label: 'See who asks', path: `${groupPage(params)}/members` },
  footnote: 'You get this because you run the group.',
}))

export const joinedMail = mailTemplate<GroupMailParams & { who: string }>('joined-by-link', (params) => ({
  subject: `${quoteNameShort(params.who)} joined ${quoteNameShort(params.groupName)}`,
  paragraphs: [
    `${quoteName(params.who)} came by your invite link, and plays with ${quoteName(params.groupName)} now.`,
  ],
  link: { label: 'See the members', path: `${groupPage(params)}/members` },
  footnote: 'You get this because you run the group, and its link lets people in at once.',
}))

export const approvedMail = mailTemplate<GroupMailParams>('request-approved', (params) => ({
  subject: `You are in: ${quoteNameShort(params.groupName)}`,
  paragraphs: [
    `Your request was approved. You are now a member of ${quoteName(params.groupName)}, and you see when it plays and who else is in it.`,
  ],
  link: { label: 'Open the group', path: groupPage(params) },
}))

export const rejectedMail = mailTemplate<GroupMailParams>('request-rejected', ({ groupName }) => ({
  subject: `Your request to join ${quoteNameShort(groupName)}`,
  paragraphs: [
    `${quoteName(groupName)} did not accept your request this time. You can ask again a day from now.`,
  ],
  link: { label: 'Look for other groups', path: '/sports/groups' },
}))

export const removedMail = mailTemplate<GroupMailParams>('member-removed', ({ groupName }) => ({
  subject: `You are no longer in ${quoteNameShort(groupName)}`,
  paragraphs: [
    `An admin took you off the list of ${quoteName(groupName)}. What you have played there stays in its results.`,
  ],
  link: { label: 'Look for other groups', path: '/sports/groups' },
}))

export const promotedMail = mailTemplate<GroupMailParams>('made-admin', (params) => ({
  subject: `You are now an admin of ${quoteNameShort(params.groupName)}`,
  paragraphs: [
    `You can let people in, check players in at the pitch, form teams and run the matches of ${quoteName(params.groupName)}.`,
  ],
  link: { label: 'Open the group', path: groupPage(params) },
}))

export const steppedDownMail = mailTemplate<GroupMailParams>('stepped-down', (params) => ({
  subject: `You are no longer an admin of ${quoteNameShort(params.groupName)}`,
  paragraphs: [
    `You play on with ${quoteName(params.groupName)} as a member like the others. Letting people in and running its game days is for its admins now.`,
  ],
  link: { label: 'Open the group', path: groupPage(params) },
}))

export const handedOverMail = mailTemplate<GroupMailParams & { who: string }>('handed-over', (params) => ({
  subject: `${quoteNameShort(params.groupName)} is yours now`,
  paragraphs: [
    `${quoteName(params.who)} handed ${quoteName(params.groupName)} over to you. You decide who its admins are, and you can hand it on in your turn.`,
  ],
  link: { label: 'See its members', path: `${groupPage(params)}/members` },
}))

export const inheritedMail = mailTemplate<GroupMailParams>('group-inherited', (params) => ({
  subject: `${quoteNameShort(params.groupName)} is yours now`,
  paragraphs: [
    `Whoever started ${quoteName(params.groupName)} has left Turnout, and of those who are left you have run it or been in it the longest. So the group is yours: you can make and step down admins, and hand it on.`,
  ],
  link: { label: 'Open the group', path: groupPage(params) },
}))

export const membersMails = [
  requestMail,
  joinedMail,
  approvedMail,
  rejectedMail,
  removedMail,
  promotedMail,
  steppedDownMail,
  handedOverMail,
  inheritedMail,
]
