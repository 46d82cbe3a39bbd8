import { limits } from '@toile/rules/limits.ts'

const fields = [
  'title|project(?: name)?|collection(?: name)?|name|brief',
  '标题|项目(?:名称)?|系列(?:名称)?|名称',
  '제목|프로젝트(?:명)?|컬렉션(?:명)?',
  'タイトル|件名|プロジェクト(?:名)?|コレクション(?:名)?',
  'название|проект|коллекция',
  'titre|projet|nom',
  'ชื่อ(?:โครงการ|คอลเลกชัน)?|โครงการ|คอลเลกชัน',
  'tiêu đề|tên(?: dự án| bộ sưu tập)?|dự án|bộ sưu tập',
  'titolo|progetto|collezione|nome',
].join('|')
const field = new RegExp(`^\\s*[#*_>-]*\\s*(?:${fields})[*_\\s]*[:：]\\s*(.+)$`, 'iu')
const heading = /^\s*#{1,2}\s+(.+?)\s*#*\s*$/

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A name without marks, cut at a whole letter. */
function tidy(text: string): string {
  const plain = text
    .replace(/[*_`#]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  let name = ''
  for (const { segment } of graphemes.segment(plain)) {
    if (name.length + segment.length > limits.nameLength) break
    name += segment
  }
  return name.trim()
}

/** What a brief calls itself: its title field, its first heading, else a short first line; nothing where it has none. */
export function briefTitle(words: string): string {
  const lines = words
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 40)
  const named = lines.flatMap((line) => field.exec(line)?.[1] ?? [])[0]
  const headed = lines.flatMap((line) => heading.exec(line)?.[1] ?? [])[0]
  const [first = ''] = lines
  const plain = first.trim().length <= 60 && !/[.。!?;；,，:：]\s*$/.test(first) ? first : ''
  return tidy(named ?? headed ?? plain)
}
