const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File[]>((done) => {
    entry.file(
      (file) => done([file]),
      () => done([]),
    )
  })

/** Everything in a folder; a browser hands it over in parts of a hundred. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((done) => {
      reader.readEntries(done, () => done([]))
    })
    if (part.length === 0) return all
    all.push(...part)
  }
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return fileOf(entry)
  if (!isFolder(entry)) return []
  const found: File[] = []
  for (const child of await childrenOf(entry)) found.push(...(await filesIn(child)))
  return found
}

/** What machines put beside pictures without being asked. */
export const isStray = ({ name, size }: Pick<File, 'name' | 'size'>): boolean =>
  /^(\.|Thumbs\.db$|desktop\.ini$)/i.test(name) || (size === 0 && !/\.\w+$/.test(name))

/** The files of a drop, folders read to their ends. */
export async function readDropped(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return [...transfer.files].filter((file) => !isStray(file))
  const found: File[] = []
  for (const entry of entries) found.push(...(await filesIn(entry)))
  return found.filter((file) => !isStray(file))
}
