import { ownMotionSchema } from '@toile/craft/motions/own/ownMotion.ts'
import { z } from 'zod'
import { drawMotionStrip, stripSize } from '../../films/drawMotionStrip.ts'
import { defineScene } from '../scene.ts'

/** A motion of one's own as the poses of its key frames, beside each other. */
export const ownMotion = defineScene({
  id: 'ownMotion',
  label: 'Own motion',
  takes: z.object({ motion: ownMotionSchema }),
  file: 'motion',
  size: ({ motion }) => stripSize(motion.keys, 360),
  draw: (desk, { motion }, as) => drawMotionStrip(desk, motion.keys, as),
})
