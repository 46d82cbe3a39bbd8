/** Parts of a garment: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const parts = `
bodice | bodice | 上身, 衣身 | 보디스, 몸판 | 身頃, ボディス | лиф, лиф платья | corsage, buste | ตัวเสื้อ | thân áo | corpino, corpetto abito
front | front | 前片, 前面, 前身 | 앞, 앞판 | 前身頃, 前面, 前側 | перед, спереди, полочка | devant | ด้านหน้า, หน้า | phía trước, thân trước | davanti
back | back | 后片, 后面, 后背, 背面 | 뒤, 뒤판 | 後ろ, 背中, 後ろ身頃 | спина, сзади, спинка | dos, arrière | ด้านหลัง, หลัง | lưng, phía sau, thân sau | dietro, retro, schiena
waist | waist | 腰, 腰部, 腰身 | 허리 | ウエスト, 腰 | талия, талии | taille | เอว | eo | vita, punto vita
hip | hip, hips | 臀, 臀部 | 힙, 엉덩이, 골반 | ヒップ | бедра, бедер | hanches, hanche | สะโพก | hông, mông | fianchi
shoulder | shoulder, shoulders | 肩, 肩部, 肩膀 | 어깨, 어깨선, 어깨폭 | 肩, 肩幅 | плечо, плечи, плеч | épaule, épaules | ไหล่ | vai | spalla, spalle
bust | bust, chest | 胸, 胸部, 胸围 | 가슴 | 胸, バスト | грудь, груди | poitrine | อก, หน้าอก | ngực | busto, petto, seno
leg | leg, legs | 裤腿, 裤管 | 다리통, 바짓가랑이, 바지통 | 脚部, 裾幅 | штанина, штанины | jambe, jambes | ขากางเกง | ống quần, ống | gamba, gambe
side | side, sides | 侧面, 侧边, 两侧 | 옆, 옆선, 사이드 | 脇, サイド | бок, сбоку, по бокам | côté, côtés | ด้านข้าง, ข้าง | bên hông, bên sườn | lato, lati, fianco laterale
armhole | armhole, armscye | 袖窿 | 암홀, 진동 | アームホール, 袖ぐり | пройма, пройму | emmanchure | วงแขน | vòng nách, nách áo | giromanica, scalfo
`
