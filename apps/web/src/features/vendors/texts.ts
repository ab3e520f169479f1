export const actions = {
  businessProfileSaved: 'Business profile saved!',
}

export const myVendorPage = {
  failedToLoadYourBusiness: 'Failed to load your business profile.',
  loadingYourBusinessProfile: 'Loading your business profile',
  yourBusiness: 'Your business',
  thisIsWhatVendorDirectory: 'This is what the vendor directory will show when it opens.',
  save: 'Save',
  setUpStall: 'Set up the stall',
  businessProfilesAreForVendors: 'Business profiles are for vendors',
  backToVendors: 'Back to vendors',
  youSignedUpToPlay: 'You signed up to play. Sign up your business with its own email.',
}

export const vendorForm = {
  failedToSaveYourBusiness: 'Failed to save your business profile.',
  businessName: 'Business name',
  saving: 'Saving',
}
