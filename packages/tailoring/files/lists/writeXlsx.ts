import { strToU8, zipSync } from 'fflate'
import { lettered } from '../lettered.ts'
import type { Table, TableCell } from './table.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A ZIP cannot be older; the same tables are the same bytes. */
const mtime = new Date(1980, 0, 2)

/** Tables as the sheets of an XLSX workbook (ECMA-376): titles bold and in sight, numbers to one decimal place, columns as wide as their words. */
export function writeXlsx(tables: readonly Table[]): Uint8Array {
  const numbered = sheetNames(tables).map((name, i) => ({ name, id: i + 1 }))
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${numbered.map(({ id }) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${kind}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbered.map(({ name, id }) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...numbered.map(({ id }): Relation => [`rId${id}`, 'worksheet', `worksheets/sheet${id}.xml`]),
      [`rId${numbered.length + 1}`, 'styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    ...Object.fromEntries(tables.map((table, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetOf(table)])),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(head + xml)])), { mtime })
}

type Relation = readonly [id: string, type: string, target: string]

const relations = (all: readonly Relation[]) =>
  `<Relationships xmlns="${packages}/relationships">${all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`

/** Plain cells, bold ones, and numbers to one decimal place. */
const styles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

function sheetOf({ rows }: Table): string {
  const columns = Math.max(1, ...rows.map(({ length }) => length))
  const widths = Array.from({ length: columns }, (_, i) => {
    const letters = Math.max(...rows.map((row) => String(row[i] ?? '').length))
    return `<col min="${i + 1}" max="${i + 1}" width="${Math.min(60, letters + 2)}" customWidth="1"/>`
  })
  const written = rows.map((row, i) => {
    const cells = row.map((cell, j) => cellOf(cell, `${lettered(j)}${i + 1}`, i === 0))
    return `<row r="${i + 1}">${cells.join('')}</row>`
  })
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${written.join('')}</sheetData></worksheet>`
}

function cellOf(cell: TableCell, at: string, isTitle: boolean): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${at}" s="2"><v>${Math.round(cell * 10) / 10}</v></c>`
  const words = `<is><t xml:space="preserve">${escaped(cell)}</t></is>`
  return `<c r="${at}" t="inlineStr"${isTitle ? ' s="1"' : ''}>${words}</c>`
}

/** Names that sheets may have: short, without the signs of a path, no two alike. */
function sheetNames(tables: readonly Table[]): string[] {
  const taken = new Set<string>()
  return tables.map(({ name }, i) => {
    const plain =
      name
        .replace(/[[\]:*?/\\']/g, ' ')
        .trim()
        .slice(0, 28) || `Sheet ${i + 1}`
    const own = taken.has(plain.toLowerCase()) ? `${plain} ${i + 1}` : plain
    taken.add(own.toLowerCase())
    return own
  })
}

/** Words for XML, without the signs that it cannot hold. */
const escaped = (words: string) =>
  words
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
