/** How a calendar program knows that an entry it has was changed: its SEQUENCE rises with every second between changes. */
export const revisionOf = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) => ({
  sequence: Math.round((updatedAt.getTime() - createdAt.getTime()) / 1000),
  stamp: updatedAt,
})
