export const contactPage = {
  contact: 'Contact',
  whoToAskAndAbout: 'Who to ask, and about what.',
  aboutGameOrGroup: 'About a game or a group',
  askOrganiserAdminsOfGroup: "Ask the organiser. You'll find the group's admins on its members page.",
  help: 'help',
  questions: 'questions',
  beforeYouWriteAndMay: 'Before you write: {link} and {link2} may be quicker.',
  aboutYourAccountOrThis: 'About your account or this server',
  thisTurnoutIsRunBy:
    'This Turnout is run by the club or company that gave you its address. The email with your activation link comes from them too.',
  writeTo: 'Write to {link}.',
  askAdmins:
    'Ask an admin of your group. Open one of {link}, then Members: admins stand first, and they know who runs this server.',
  myGroups: 'your groups',
}
