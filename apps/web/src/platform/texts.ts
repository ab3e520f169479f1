export const failures = {
  unexpected: 'An unexpected error occurred',
  notSignedIn: 'Authentication required. Please log in again.',
  denied: 'Permission denied.',
  notFound: 'Resource not found.',
  server: 'Server error occurred. Please try again later.',
  noConnection: 'No connection. Check your signal and try again.',
  notStored: 'No connection, and this phone has not seen this page yet. Check your signal and try again.',
  missingCode: 'A part of this page is missing: there is a newer version, or no signal. Load it again.',
}

export const position = {
  unsupported: 'Geolocation is not supported by your browser',
  noVenue: 'Venue location not available',
  denied: 'Location access was denied. Please enable location access in your browser settings to check in.',
  unavailable: 'Location information is unavailable. Please try again.',
  timeout: 'Location request timed out. Please try again.',
  other: 'An unexpected error occurred while getting your location.',
}
