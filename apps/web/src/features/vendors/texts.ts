export const common = {
  vendors: 'Vendors',
  backToVendors: 'Back to vendors',
  pictures: 'Pictures',
  enquiries: 'Enquiries',
}

export const actions = {
  businessProfileSaved: 'Business profile saved!',
  published: 'Your page is live.',
  failedToPublish: 'Failed to publish your page.',
  takenDown: 'Your page is taken down.',
  failedToTakeDown: 'Failed to take down your page.',
  pictureAdded: 'Picture added.',
  failedToAddPicture: 'Failed to add the picture.',
  pictureRemoved: 'Picture removed.',
  failedToRemovePicture: 'Failed to remove the picture.',
  reported: 'Reported. We will look at it.',
  failedToReport: 'Failed to report the page.',
}

export const myVendorPage = {
  failedToLoadYourBusiness: 'Failed to load your business profile.',
  loadingYourBusinessProfile: 'Loading your business profile',
  yourBusiness: 'Your business',
  thisIsWhatVendorDirectory: 'This is what the vendor directory shows.',
  save: 'Save',
  setUpStall: 'Set up the stall',
  businessProfilesAreForVendors: 'Business profiles are for vendors',
  youSignedUpToPlay: 'You signed up to play. Sign up your business with its own email.',
  backToEditing: 'Back to editing',
  thisIsPreview: 'Only you see this.',
}

export const vendorForm = {
  failedToSaveYourBusiness: 'Failed to save your business profile.',
  businessName: 'Business name',
  saving: 'Saving',
}

export const placeFields = {
  whereYouWorkFrom: 'Where you work from',
  whoSeesIt: 'Your page shows the name of the place. The pin only sorts the directory by distance.',
  labels: { name: 'Place', address: 'Address' },
  anotherPlace: 'Another place',
  keep: (name: string) => `Keep ${name}`,
  missing: 'Choose the place: a name, an address and a pin.',
  howFar: 'How far you travel, in km',
  zeroMeans: '0 if people come to you.',
}

export const pageState = {
  hidden: 'Your page is hidden',
  whyHidden: 'We have hidden it after reports. Write to us if you think this is wrong.',
  live: 'Your page is live',
  everyoneSeesIt: 'Everyone sees it in the vendor directory.',
  seePage: 'See your page',
  takeDown: 'Take it down',
  notPublished: 'Your page is not published',
  ready: 'Your page is ready',
  nobodySeesItBefore: 'No one sees it until you publish it.',
  confirmEmail: 'Confirm your email first. Then you can publish it.',
  sayWhere: 'Say where you work from and save. Then you can publish it.',
  publish: 'Publish page',
  preview: 'Preview',
}

export const picturesPanel = {
  count: (count: number, max: number) => `${count} of ${max}`,
  noneYet: 'Without a picture we draw your cover.',
  picture: (number: number, name: string) => `Picture ${number} of ${name}`,
  remove: 'Remove',
  removePicture: (number: number) => `Remove picture ${number}`,
  addPicture: 'Add picture',
  adding: 'Adding your picture',
}

export const vendorsPage = {
  joinAsVendor: 'Join as a vendor',
  yourBusinessProfile: 'Your business profile',
}

export const vendorFilters = {
  searchVendors: 'Search vendors',
  nameOrWhatYouNeed: 'Name or what you need',
  type: 'Type of business',
  all: 'All',
}

export const vendorResults = {
  failedToLoad: 'Failed to load vendors.',
  nothingFound: 'No vendor like that here.',
  noneWithin: (distance: string) => `No vendor ${distance}.`,
  clearFilters: 'Clear the filters',
  anotherTypeOrWord: 'Try another type or another word.',
  noVendorYet: 'No vendors yet.',
  vendorsAppearHere: 'Vendors appear here once they publish their page.',
}

export const areaText = {
  travels: (place: string, km: number) => `${place}, travels ${km} km`,
}

export const vendorPage = {
  failedToLoad: 'Failed to load this vendor.',
  loading: 'Loading this vendor',
  noSuchVendor: "We can't find this vendor.",
  pageMayBeDown: 'Their page may have been taken down.',
}

export const vendorView = {
  typeAndPlace: (type: string, place: string) => `${type} · ${place}`,
  copyTheAddress: 'Copy the address of this page instead.',
  about: 'About',
  youGoToThem: 'You go to them',
  worksWithin: (km: number) => `Works within ${km} km`,
  ofPlace: (place: string) => `of ${place}`,
  picture: (number: number, count: number, name: string) => `Picture ${number} of ${count} of ${name}`,
}

export const reportVendor = {
  open: 'Report this page',
  noteMissing: 'Say what is wrong with this page.',
  whoSees: 'We look at it. The vendor is told nothing.',
  signInFirst: 'Sign in first.',
}

export const eventVendors = {
  vendorsHere: 'Vendors here',
}
