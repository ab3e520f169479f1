export const failures = {
  unexpected: 'An unexpected error occurred',
  notSignedIn: 'Authentication required. Please log in again.',
  denied: 'Permission denied.',
  notFound: 'Resource not found.',
  server: 'Server error occurred. Please try again later.',
  noConnection: 'No connection. Check your signal and try again.',
  notStored: "No connection, and this page isn't on your phone yet. Check your signal and try again.",
  codeRanOut: 'The code ran out before there was a connection. Enter the code that is shown now.',
  missingCode: "Part of this page is missing: there's a newer version, or no signal. Reload it.",
}

export const position = {
  unsupported: 'Geolocation is not supported by your browser',
  noVenue: 'Venue location not available',
  denied: 'Location access was denied. Please enable location access in your browser settings to check in.',
  unavailable: 'Location information is unavailable. Please try again.',
  timeout: 'Location request timed out. Please try again.',
  other: 'An unexpected error occurred while getting your location.',
}

export const loading = {
  tryAgain: 'Try again',
}
