import { availability } from './availability.ts'
import type { Bench } from './bench.ts'
import { brand } from './brand.ts'
import { cutout } from './cutout.ts'
import { edit } from './edit.ts'
import { figuresBench } from './figures.ts'
import { firstLook } from './firstLook.ts'
import { growth } from './growth.ts'
import { library } from './library.ts'
import { lines } from './lines.ts'
import { looks } from './looks.ts'
import { motion } from './motion.ts'
import { openProject } from './openProject.ts'
import { product } from './product.ts'
import { read } from './read.ts'
import { redraw } from './redraw.ts'
import { relight } from './relight.ts'
import { tailoring } from './tailoring.ts'
import { thumbnails } from './thumbnails.ts'
import { trace } from './trace.ts'
import { vector } from './vector.ts'

/** Every bench, in the order of the table. */
export const benches: readonly Bench[] = [
  looks,
  growth,
  firstLook,
  redraw,
  edit,
  openProject,
  trace,
  lines,
  vector,
  figuresBench,
  cutout,
  relight,
  product,
  motion,
  tailoring,
  thumbnails,
  read,
  library,
  brand,
  availability,
]
