import type { Stage } from './openStage.ts'

/** What is on the stage as a PNG of about that size, on its ground or on none. */
export async function takePicture(
  stage: Pick<Stage, 'drawAs'>,
  size: { width: number; height: number },
  ground: { r: number; g: number; b: number } | null,
): Promise<Blob | null> {
  const sheet = document.createElement('canvas')
  stage.drawAs(size, (drawn) => {
    sheet.width = drawn.width
    sheet.height = drawn.height
    const context = sheet.getContext('2d')
    if (!context) return
    if (ground) {
      context.fillStyle = `rgb(${ground.r} ${ground.g} ${ground.b})`
      context.fillRect(0, 0, drawn.width, drawn.height)
    }
    context.drawImage(drawn, 0, 0)
  })
  return new Promise((done) => sheet.toBlob(done, 'image/png'))
}
