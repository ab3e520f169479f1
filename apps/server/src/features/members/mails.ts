import { template } from '../../platform/mail/letter.ts'
import { quoted, quotedShort } from '../../platform/mail/quoted.ts'

interface About {
  groupId: string
  groupName: string
}

const groupPage = ({ groupId }: About) => `/my-sports-groups/${groupId}`

export const requestMail = template<About & { who: string }>('join-request', (about) => ({
  subject: `${quotedShort(about.who)} asks to join ${quotedShort(about.groupName)}`,
  paragraphs: [
    `${quoted(about.who)} would like to play with ${quoted(about.groupName)}. Let them in, or say no.`,
  ],
  link: { words: 'See who asks', path: `${groupPage(about)}/members` },
  aside: 'You get this because you run the group.',
}))

export const joinedMail = template<About & { who: string }>('joined-by-link', (about) => ({
  subject: `${quotedShort(about.who)} joined ${quotedShort(about.groupName)}`,
  paragraphs: [
    `${quoted(about.who)} came by your invite link, and plays with ${quoted(about.groupName)} now.`,
  ],
  link: { words: 'See the members', path: `${groupPage(about)}/members` },
  aside: 'You get this because you run the group, and its link lets people in at once.',
}))

export const approvedMail = template<About>('request-approved', (about) => ({
  subject: `You are in: ${quotedShort(about.groupName)}`,
  paragraphs: [
    `Your request was approved. You are now a member of ${quoted(about.groupName)}, and you see when it plays and who else is in it.`,
  ],
  link: { words: 'Open the group', path: groupPage(about) },
}))

export const rejectedMail = template<About>('request-rejected', ({ groupName }) => ({
  subject: `Your request to join ${quotedShort(groupName)}`,
  paragraphs: [
    `${quoted(groupName)} did not accept your request this time. You can ask again a day from now.`,
  ],
  link: { words: 'Look for other groups', path: '/sports/groups' },
}))

export const removedMail = template<About>('member-removed', ({ groupName }) => ({
  subject: `You are no longer in ${quotedShort(groupName)}`,
  paragraphs: [
    `An admin took you off the list of ${quoted(groupName)}. What you have played there stays in its results.`,
  ],
  link: { words: 'Look for other groups', path: '/sports/groups' },
}))

export const promotedMail = template<About>('made-admin', (about) => ({
  subject: `You are now an admin of ${quotedShort(about.groupName)}`,
  paragraphs: [
    `You can let people in, check players in at the pitch, form teams and run the matches of ${quoted(about.groupName)}.`,
  ],
  link: { words: 'Open the group', path: groupPage(about) },
}))

export const steppedDownMail = template<About>('stepped-down', (about) => ({
  subject: `You are no longer an admin of ${quotedShort(about.groupName)}`,
  paragraphs: [
    `You play on with ${quoted(about.groupName)} as a member like the others. Letting people in and running its game days is for its admins now.`,
  ],
  link: { words: 'Open the group', path: groupPage(about) },
}))

export const handedOverMail = template<About & { who: string }>('handed-over', (about) => ({
  subject: `${quotedShort(about.groupName)} is yours now`,
  paragraphs: [
    `${quoted(about.who)} handed ${quoted(about.groupName)} over to you. You decide who its admins are, and you can hand it on in your turn.`,
  ],
  link: { words: 'See its members', path: `${groupPage(about)}/members` },
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
]
