export const nearMe = {
  nearMe: 'Near me',
  unknown: "We don't know where you are",
  allowOrSearch: 'Allow location in your browser, or search by place instead.',
}

export const resultList = {
  countOrMore: (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}s or more`,
  nearestFirst: 'Nearest first',
  newestFirst: 'Newest first',
  clearFilters: 'Clear the filters',
}
