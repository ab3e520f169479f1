/** The SEQUENCE by which a calendar program notices a change: it rises with the seconds from creation to the change. */
export const revisionOf = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) => ({
  sequence: Math.round((updatedAt.getTime() - createdAt.getTime()) / 1000),
  stamp: updatedAt,
})
