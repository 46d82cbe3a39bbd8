/** Hands a file to the browser to be saved; characters that no folder takes become dashes. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const plain = name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
  const link = Object.assign(document.createElement('a'), { href: url, download: plain })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
