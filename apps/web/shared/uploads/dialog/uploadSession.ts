import type { Picture } from '@toile/contract/features/files.ts'
import { isUnedited, type PictureEdit, unedited } from '@toile/studio/uploads/pictureEdit.ts'
import type { UploadUse } from '@toile/studio/uploads/uploadUse.ts'
import type { Stored, Upload } from '../sendUpload.ts'
import { openUploadLine, type UploadLine } from '../uploadLine.ts'
import { openListeners } from '../../../shell/openListeners.ts'

/** A chosen file, and what is to be made of it. */
export interface UploadItem {
  id: string
  file: File
  edit: PictureEdit
  /** Whether its ground is taken away. */
  cutOut: boolean
  name: string
  category: string
  /** Whether the category was recognised and not chosen by hand. */
  guessed: boolean
  stored: Stored | null
}

/** A file that was added, as it is now. */
export interface Added {
  picture: Picture
  name: string
  category: string
  /** Whether the category was recognised and not chosen by hand. */
  guessed: boolean
  duplicate: boolean
}

interface SessionOptions {
  use: UploadUse
  /** How many files one go may bring, and how many the place still holds. */
  together: number
  room: number
  judge(file: File): Promise<string | null>
  send(upload: Upload): Promise<Stored>
  /** The category of a stored picture; null when none is likely. */
  recognise(picture: Picture): Promise<string | null>
  edit(picture: Picture, edit: PictureEdit): Promise<Picture>
  cutOut(picture: Picture): Promise<Picture>
  /** Takes back what was stored and is not wanted. */
  forget(upload: string): void
}

/** Files that are prepared for one place: they are sent while they are cropped and named, and added when the person says so. */
export interface UploadSession {
  line: UploadLine<UploadUse>
  get(): readonly UploadItem[]
  subscribe(listener: () => void): () => void
  add(files: readonly File[]): void
  change(id: string, change: Partial<Pick<UploadItem, 'edit' | 'cutOut' | 'name' | 'category' | 'guessed'>>): void
  remove(id: string): void
  /** Makes what was asked of every stored file and hands it over, one after the other; one that fails stays, with those behind it. */
  finish(onAdded: (added: Added) => void): Promise<void>
  /** Whether nothing is left to add: what was too much for the place does not count. */
  isOver(): boolean
  /** Ends it; what is not added is forgotten. */
  close(): void
}

const bareName = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, '')

export function openUploadSession(options: SessionOptions): UploadSession {
  const { use, together, room, judge, send, recognise, edit, cutOut, forget } = options
  const listeners = openListeners()
  let items: readonly UploadItem[] = []
  let added = 0
  const show = (next: typeof items) => {
    items = next
    listeners.tell()
  }
  const change: UploadSession['change'] = (id, part) =>
    show(items.map((item) => (item.id === id ? { ...item, ...part } : item)))
  const line = openUploadLine<UploadUse>({
    usedFor: () => use,
    judge,
    room: () => Math.min(together, room - added) - items.filter(({ stored }) => stored).length,
    send,
    onStored: (_, picture, duplicate, { id, upload }) => {
      if (!items.some((item) => item.id === id)) return forget(upload)
      show(items.map((item) => (item.id === id ? { ...item, stored: { picture, duplicate, upload } } : item)))
      void recognise(picture)
        .then((category) => {
          const now = items.find((item) => item.id === id)
          if (category && now && !now.category) change(id, { category, guessed: true })
        })
        .catch(() => undefined)
    },
  })
  // A file that was skipped leaves the line without having been stored.
  line.subscribe(() => {
    const sent = new Set(line.get().map(({ id }) => id))
    const left = items.filter(({ id, stored }) => stored || sent.has(id))
    if (left.length < items.length) show(left)
  })

  return {
    line,
    get: () => items,
    subscribe: listeners.subscribe,
    add(files) {
      const ids = line.add(use, files)
      const plain = { edit: unedited, cutOut: false, category: '', guessed: false, stored: null }
      show([...items, ...files.map((file, i) => ({ id: ids[i] ?? '', file, name: bareName(file.name), ...plain }))])
    },
    change,
    remove(id) {
      const item = items.find((one) => one.id === id)
      if (item?.stored) forget(item.stored.upload)
      show(items.filter((one) => one.id !== id))
      line.drop(id)
    },
    async finish(onAdded) {
      try {
        for (const { id, stored, edit: wanted, cutOut: cut, name, category, guessed } of items) {
          if (!stored) continue
          const edited = isUnedited(wanted) ? stored.picture : await edit(stored.picture, wanted)
          const picture = cut ? await cutOut(edited) : edited
          onAdded({ picture, name, category, guessed, duplicate: stored.duplicate })
          added += 1
          show(items.filter((item) => item.id !== id))
        }
      } finally {
        line.look()
      }
    },
    isOver: () => {
      const left = new Set(line.get().flatMap(({ id, state }) => (state === 'left' ? [id] : [])))
      return items.every(({ id }) => left.has(id))
    },
    close() {
      for (const { stored } of items) if (stored) forget(stored.upload)
      items = []
      line.close()
    },
  }
}
