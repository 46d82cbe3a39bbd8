import { attitudes } from './attitudes.ts'
import { decades } from './decades.ts'
import { worlds } from './worlds.ts'

/** Words that steer a collection, in the order of the screen: attitudes first, then worlds, then times. */
export const keywords = [...attitudes, ...worlds, ...decades]

/** The id of a keyword. */
export type KeywordId = (typeof keywords)[number]['id']
