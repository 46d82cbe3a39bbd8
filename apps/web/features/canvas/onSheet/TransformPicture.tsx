import type { Matrix } from '@toile/canvas/document/matrix.ts'
import { after } from '@toile/canvas/warping/matrices.ts'
import { onMesh } from '@toile/canvas/warping/mesh.ts'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useBench, useKnown } from '../painting/usePainting.ts'
import type { OpenTransform } from '../tools/transform/transform.ts'
import { matrixOf } from '../view/camera.ts'
import { useLook } from '../painting/useLook.ts'
import styles from './onSheet.module.css'

/** Blend modes as a browser calls them. */
const cssBlends: Readonly<Record<OpenTransform['blend'], CSSProperties['mixBlendMode']>> = {
  normal: 'normal',
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  darken: 'darken',
  lighten: 'lighten',
  colorDodge: 'color-dodge',
  colorBurn: 'color-burn',
  hardLight: 'hard-light',
  softLight: 'soft-light',
  difference: 'difference',
  exclusion: 'exclusion',
}

/** A projective map as CSS writes it, column by column. */
const cssMatrix = ([a, b, c, d, e, f, g, h, i]: Matrix) =>
  `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join(',')})`

/** What is transformed, in small over the sheet, for as long as the picture itself does not show it. */
export function TransformPicture({ open }: { open: OpenTransform }) {
  const { look } = useBench()
  const { transformed } = useKnown()
  const canvas = useRef<HTMLCanvasElement>(null)
  useLook()
  const { picture, box, mesh, number, matrix, blend, opacity } = open
  const { a, b, c, d, e, f } = matrixOf(look.get(), look.stage(), 1)
  const toStage: Matrix = [a, c, e, b, d, f, 0, 0, 1]
  const share = (box.x1 - box.x0) / picture.width
  const toSheet: Matrix = [share, 0, box.x0, 0, share, box.y0, 0, 0, 1]
  const { width, height } = look.stage()
  useEffect(() => {
    const own = canvas.current
    if (!own) return
    own.width = mesh ? Math.round(width) : picture.width
    own.height = mesh ? Math.round(height) : picture.height
    const context = own.getContext('2d')
    if (!context) return
    if (mesh) drawMesh(context, picture, (u, v) => look.stageAt(...onMesh(mesh, u, v)), mesh.columns - 1, mesh.rows - 1)
    else context.drawImage(picture, 0, 0)
  })
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className={styles.lifted}
      hidden={number === transformed}
      style={{
        opacity,
        mixBlendMode: cssBlends[blend],
        transform: mesh ? undefined : cssMatrix(after(after(toStage, matrix), toSheet)),
      }}
    />
  )
}

/** Pieces that each field of a mesh is drawn in, in each direction. */
const pieces = 6

/** Draws a picture onto a mesh, piece by piece, each a triangle with a map of its own. */
function drawMesh(
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  placeAt: (u: number, v: number) => readonly [number, number],
  columns: number,
  rows: number,
): void {
  const [across, down] = [columns * pieces, rows * pieces]
  const corner = (i: number, j: number) => ({
    from: [(picture.width * i) / across, (picture.height * j) / down] as const,
    to: placeAt(i / pieces, j / pieces),
  })
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
      drawPiece(context, picture, a, b, d)
      drawPiece(context, picture, c, d, b)
    }
}

interface Corner {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

function drawPiece(context: CanvasRenderingContext2D, picture: ImageBitmap, p: Corner, q: Corner, r: Corner): void {
  const [[x0, y0], [x1, y1], [x2, y2]] = [p.from, q.from, r.from]
  const size = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
  if (size === 0) return
  const map = (k: 0 | 1) => {
    const [u, v] = [q.to[k] - p.to[k], r.to[k] - p.to[k]]
    const x = (u * (y2 - y0) - v * (y1 - y0)) / size
    const y = (v * (x1 - x0) - u * (x2 - x0)) / size
    return [x, y, p.to[k] - x * x0 - y * y0] as const
  }
  const [[a, c, e], [b, d, f]] = [map(0), map(1)]
  context.save()
  context.beginPath()
  // A little over the edge, so that no seam shows between two pieces.
  const middle = [(p.to[0] + q.to[0] + r.to[0]) / 3, (p.to[1] + q.to[1] + r.to[1]) / 3] as const
  for (const { to } of [p, q, r])
    context.lineTo(to[0] + Math.sign(to[0] - middle[0]) * 0.6, to[1] + Math.sign(to[1] - middle[1]) * 0.6)
  context.clip()
  // Pieces that lap replace each other, or what is seen through would be laid twice.
  context.globalCompositeOperation = 'copy'
  context.setTransform(a, b, c, d, e, f)
  context.drawImage(picture, 0, 0)
  context.restore()
}
