import { describe, expect, it } from 'vitest'
import { decodeText } from './decodeText.ts'

const utf16 = (text: string, swap: boolean, mark: boolean) => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le')
  return swap ? bytes.swap16() : bytes
}
const text = 'Harbour: a linen dress in navy and ivory, for summer mornings.'

/** Sentences of a brief in the tables of earlier days, as their bytes. */
const old: readonly (readonly [table: string, text: string, base64: string])[] = [
  [
    'euc-kr',
    '봄여름 컬렉션을 위한 리넨 원피스와 흰색 셔츠를 제안합니다. 색상은 네이비와 아이보리이며, 편안하고 로맨틱한 분위기입니다.',
    'ur2/qbinIMTDt7q8x8C7IMCnx9EguK6z2SC/+MfHvbq/zSDI8rv2ILzFw/e4piDBpr7Ix9W0z7TZLiC79rvzwLogs9fAzLrxv80gvsbAzLq4uK7AzLjnLCDG7b7Ix8+w7SC3zrjHxr3H0SC60MCnseLA1LTPtNku',
  ],
  [
    'shift_jis',
    '春夏コレクションのために、リネンのワンピースと白いシャツを提案します。色はネイビーとアイボリーで、やわらかく上品な雰囲気にしてください。',
    'j3SJxINSg4yDToNWg4eDk4LMgr2C34LJgUGDioNsg5OCzIOPg5ODc4Fbg1iCxpSSgqKDVoODg2OC8JLxiMSCtYLcgreBQpBGgs2DbINDg3KBW4LGg0GDQ4N7g4qBW4LFgUGC4oLtgueCqYKtj+OVaYLIlbWIzYtDgsmCtYLEgq2CvoKzgqKBQg==',
  ],
  [
    'euc-jp',
    '海辺の朝をイメージした、ネイビーのコートと綿のスカート。花柄は使わないでください。',
    's6TK1aTOxKuk8qWkpeGhvKW4pLekv6Gipc2lpKXTobykzqWzobylyKTIzMqkzqW5pauhvKXIoaOy1srBpM+7yKTvpMqkpKTHpK+kwKS1pKShow==',
  ],
  [
    'gb18030',
    '春夏系列的亚麻连衣裙和白色衬衫，颜色以藏青色和象牙色为主，整体风格轻松浪漫，不要拉链。',
    'tLrPxM+1wdC1xNHHwunBrNLCyLm6zbDXyauzxMnAo6zR1cmr0tSy2Mfgyau6zc/z0cDJq86q1vejrNX7zOW357jxx+HLycDLwv6jrLK70qrArcG0oaM=',
  ],
  [
    'big5',
    '春夏系列的亞麻連身裙和白色襯衫，顏色以海軍藍和象牙白為主，整體風格輕鬆浪漫。',
    'rEuuTKh0pkOquqjIs8Kzc6ituMipTaXVpuLFqK1toUHDQ6bipUiu/K14wsWpTbZIpPql1aywpUShQb7jxemtt67mu7TDUK72uqmhQw==',
  ],
  [
    'windows-1251',
    'Весенняя коллекция: льняное платье и белая рубашка. Цвета — тёмно-синий и слоновая кость, настроение спокойное и романтичное.',
    'wuXx5e3t//8g6u7r6+Xq9uj/OiDr/O3/7e7lIO/r4PL85SDoIOHl6+D/IPDz4eD46uAuINbi5fLgIJcg8rjs7e4t8ejt6Okg6CDx6+7t7uLg/yDq7vHy/Cwg7eDx8vDu5e3o5SDx7+7q7unt7uUg6CDw7uzg7fLo9+3u5S4=',
  ],
  [
    'koi8-r',
    'Коллекция для женщин: пальто, юбка и шёлковая блузка в синем и белом цветах, без молний.',
    '68/MzMXLw8nRIMTM0SDWxc7dyc46INDBzNjUzywgwMLLwSDJINujzMvP18HRIMLM1drLwSDXINPJzsXNIMkgwsXMz80gw9fF1MHILCDCxdogzc/MzsnKLg==',
  ],
  [
    'windows-874',
    'คอลเลกชันฤดูร้อน ชุดเดรสผ้าลินินสีกรมท่าและเสื้อเชิ้ตสีขาว ให้ความรู้สึกสบายและโรแมนติก',
    'pM3F4MWhqtG5xLTZw+nNuSCq2LTgtMPKvOnSxdS51LnK1aHDwbfo0uHF0ODK1+nN4KrU6bXK1aLSxyDjy+mkx9LBw9npytahyrrSwuHF0OLD4cG5tdSh',
  ],
  [
    'windows-1252',
    'Une robe en lin bleu marine, légère et élégante, pour l’été à la mer ; chemise crème et manteau beige.',
    'VW5lIHJvYmUgZW4gbGluIGJsZXUgbWFyaW5lLCBs6WfocmUgZXQg6WzpZ2FudGUsIHBvdXIgbJLpdOkg4CBsYSBtZXIgOyBjaGVtaXNlIGNy6G1lIGV0IG1hbnRlYXUgYmVpZ2Uu',
  ],
]

describe('reading the bytes of a text', () => {
  it.each(old)('[S5.05] knows %s by what it says', (_, says, base64) => {
    expect(decodeText(Buffer.from(base64, 'base64'))).toBe(says)
  })

  it('[S5.05] reads UTF-8 and UTF-16, with and without a mark', () => {
    expect(decodeText(Buffer.from(`\ufeff${text}`))).toBe(text)
    for (const swap of [false, true])
      for (const mark of [false, true]) expect(decodeText(utf16(text, swap, mark))).toBe(text)
    expect(decodeText(Buffer.from('連衣裙 платье 원피스'))).toBe('連衣裙 платье 원피스')
  })

  it('gives nothing for what is no text', () => {
    expect(decodeText(Uint8Array.from({ length: 4_000 }, (_, i) => (i * 7_919) % 256))).toBeNull()
    expect(decodeText(Uint8Array.from({ length: 400 }, () => 0))).toBeNull()
  })
})
