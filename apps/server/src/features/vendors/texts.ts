/** What the replies of this feature say. */
export const texts = {
  noPicture: "Send the picture as the part 'picture' of a form.",
}
