export const common = {
  timeUp: 'Time up',
  optional: 'optional',
}

export const actionBar = {
  whatYouCanDoNow: 'What you can do now',
}

export const backBar = {
  back: 'Back',
}

export const badge = {
  member: 'Member',
  pending: 'Pending',
  captain: 'Captain',
  draw: 'Draw',
  adminOnly: 'Admin Only',
  was: 'Was',
}

export const businessFields = {
  businessType: 'Business type',
  chooseOne: 'Choose one',
  description: 'Description',
  whatYouBringAndTo: 'What you bring, and to whom',
  businessPhone: 'Business phone',
  businessEmail: 'Business email',
}

export const clockRing = {
  leftToPlay: 'left to play',
  left: (spokenClock: string) => `${spokenClock} left`,
  lastMinute: 'Last minute',
}

export const confirmDialog = {
  keepIt: 'Keep it',
}

export const copyButton = {
  copied: 'Copied',
  copyLink: 'Copy link',
  pressAndHoldToCopy: 'Press and hold to copy',
}

export const dialog = {
  close: 'Close',
}

export const emailForm = {
  yourEmail: 'Your email',
}

export const fileField = {
  choosePhoto: 'Choose a photo',
  types: 'PNG, JPG, GIF up to 10MB',
  chooseAnother: 'Choose another',
  chooseFile: 'Choose file',
  takeItAway: 'Remove',
}

export const pager = {
  pages: 'Pages',
  of: (page: number, min: number, total: number) => `${page}–\u2060${min} of ${total}`,
  previousPage: 'Previous page',
  page: (each: number) => `Page ${each}`,
  nextPage: 'Next page',
  showAll: (total: number) => `Show all ${total}`,
  inPages: (perPage: number) => `Show ${perPage} at a time`,
}

export const passwordField = {
  hidePassword: 'Hide password',
  showPassword: 'Show password',
}

export const playerRow = {
  you: 'you',
}

export const resultRow = {
  to: 'to',
}

export const shareButton = {
  share: 'Share',
}

export const skeleton = {
  loading: 'Loading',
}

export const slots = {
  free: (label: string, free: number) => `${label}, ${free} free`,
}

export const standings = {
  played: 'Played',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  goals: 'Goals',
  team: 'Team',
}

export const stateCard = {
  tryingAgain: 'Trying again',
  tryAgain: 'Try Again',
  ballWentOverFenceGo: 'Go back and start from there.',
}

export const statusLabel = {
  arrived: 'Arrived',
  expected: 'Expected',
  delayed: 'Delayed',
  absent: 'Absent',
}

export const stepper = {
  bounds: (min: number, max: number) => `From ${min} to ${max}.`,
  oneFewer: 'One fewer',
  fewer: (stride: number) => `${stride} fewer`,
  oneMore: 'One more',
  more: (stride: number) => `${stride} more`,
}

export const toastCard = {
  dismiss: 'Dismiss',
}

export const weekStrip = {
  playsOn: (join: string) => `Plays on ${join}`,
  noPlayingDaysYet: 'No playing days yet',
}

export const weekdays = {
  mon: 'Mon',
  tuesday: 'Tuesday',
  tue: 'Tue',
  wednesday: 'Wednesday',
  wed: 'Wed',
  thursday: 'Thursday',
  thu: 'Thu',
  friday: 'Friday',
  fri: 'Fri',
  saturday: 'Saturday',
  sat: 'Sat',
  sunday: 'Sunday',
  sun: 'Sun',
}
