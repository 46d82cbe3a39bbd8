import { brand } from './brand.ts'
import { catalogue } from './catalogue.ts'
import type { Command } from './command.ts'
import { cutout } from './cutout.ts'
import { figure } from './figure.ts'
import { library } from './library.ts'
import { lookbook } from './lookbook.ts'
import { mood } from './mood.ts'
import { palette } from './palette.ts'
import { print } from './print.ts'
import { project } from './project.ts'
import { read } from './read.ts'
import { tile } from './tile.ts'
import { sketch } from './sketch.ts'
import { slogan } from './slogan.ts'
import { trace } from './trace.ts'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  lookbook,
  trace,
  figure,
  catalogue,
  read,
  palette,
  cutout,
  tile,
  slogan,
  print,
  mood,
  sketch,
  library,
  project,
  brand,
]
