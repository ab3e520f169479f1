// The one door to Temporal: the day Node brings its own, the polyfill goes here and nowhere else.
export { Temporal } from 'temporal-polyfill'
