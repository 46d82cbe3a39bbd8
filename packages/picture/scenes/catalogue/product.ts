import { designSchema } from '@toile/craft/designs/design.ts'
import { productSide, sizeOfFormat } from '@toile/craft/products/formats.ts'
import { shotSchema } from '@toile/craft/products/shot.ts'
import { z } from 'zod'
import { drawProduct } from '../../products/drawProduct.ts'
import { defineScene } from '../scene.ts'

/** A look as a shop shows it: on a hanger, laid, folded, on a form or a figure, on a ground and in a light. */
export const product = defineScene({
  id: 'product',
  label: 'Product image',
  takes: z.object({ design: designSchema, shot: shotSchema }),
  file: 'product',
  size: ({ shot }) => sizeOfFormat(shot.format, productSide),
  draw: (desk, { design, shot }, { width, height }) => drawProduct(desk, design, shot, width, height),
})
