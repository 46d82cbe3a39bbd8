import type { LineEntry } from '@toile/contract/features/lines.ts'
import { svgOfLines } from '@toile/picture/export/svgOfLines.ts'
import { fileName } from '../../../shell/exports/fileName.ts'
import { saveFile } from '../../../shell/exports/saveFile.ts'

/** Hands a line drawing to the browser as a file. */
export async function saveLines({ name, document, url }: LineEntry, form: 'svg' | 'png'): Promise<void> {
  const blob =
    form === 'svg' ? new Blob([svgOfLines(document)], { type: 'image/svg+xml' }) : await (await fetch(url)).blob()
  saveFile(blob, `${fileName(name)}.${form}`)
}
