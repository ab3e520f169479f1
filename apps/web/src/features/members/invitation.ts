export type Invitation = { title: string; text: string; url: string }

// not URLSearchParams: it writes + for spaces, and mail programs show it
export const mailLink = ({ title, text, url }: Invitation): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\r\n${url}`)}`

export const whatsAppLink = ({ text, url }: Invitation): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`
